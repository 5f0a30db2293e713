// A server as a process of its own, which a test can kill: `node --import tsx serve.ts PORT DATA_DIR`. Writes its URL once it listens.
import { startLocal } from './start.ts';

const [port, dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('serve.ts PORT DATA_DIR');
const { url } = await startLocal({
  port: Number(port),
  dataDir,
  log: (line) => console.error(JSON.stringify(line)),
});
console.log(url);
