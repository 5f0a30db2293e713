// `npm run build`: the client into dist/web/. The functions are bundled when the stack is synthesized.
import { bundleClient } from './bundle.ts';

const started = performance.now();
const { files, bytes } = await bundleClient();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`dist/web: ${files} files, ${Math.round(bytes / 1024)} KB, in ${seconds} s`);
