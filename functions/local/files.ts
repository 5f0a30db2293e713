// The built client as files: hashed ones for ever, the others asked for again each time, app routes as the page.
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';

/** A file under assets/ carries a hash of its content in its name. */
const forEver = 'public, max-age=31536000, immutable';
/** Kept, but asked for again before each use: page, service worker, manifest, icons. */
const askAgain = 'no-cache';

/**
 * Serves the client from a folder.
 *
 * What looks like a file and is not there is a 404, never the page: a client of an old version would take the page for
 * the script that it asked for. Any other path is one of the app's own screens, which the page itself tells apart.
 */
export function clientFiles(root: string): Hono {
  const file = serveStatic({ root });
  const page = serveStatic({ root, path: 'index.html' });
  return new Hono()
    .use(async (c, next) => {
      await next();
      if (c.res.ok) c.header('Cache-Control', isHashed(c.req.path) ? forEver : askAgain);
    })
    .use(etag())
    .get('*', file)
    .get('*', (c, next) => (isScreen(c.req.path) ? page(c, next) : next()))
    .notFound((c) => c.text('Not found\n', 404));
}

const isHashed = (path: string) => path.startsWith('/assets/');
const isScreen = (path: string) => !isHashed(path) && !path.slice(path.lastIndexOf('/')).includes('.');
