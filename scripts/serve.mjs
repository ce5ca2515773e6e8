// Serves the exported web app: files as they are, every other address as the app itself, which has its own routes.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** An address that is not well written names no file. */
function decoded(pathname) {
  try {
    return decodeURIComponent(pathname).replaceAll('\0', '');
  } catch {
    return '/';
  }
}

/**
 * Starts on a free port. Resolves to the address and a way to stop. What is served may change with every request: `where`
 * is a folder or tells one, and `meddle` answers what it wants to itself and tells whether it did.
 * @param {string | (() => string)} where
 * @param {(pathname: string, response: import('node:http').ServerResponse) => boolean} meddle
 */
export function serve(where, meddle = (_pathname, _response) => false) {
  const server = createServer((request, response) => {
    const folder = typeof where === 'string' ? where : where();
    const { pathname } = new URL(`http://localhost${request.url ?? '/'}`);
    if (meddle(pathname, response)) return;
    const wanted = path.join(folder, path.normalize(decoded(pathname)));
    const isFile = wanted.startsWith(folder) && existsSync(wanted) && statSync(wanted).isFile();
    if (!isFile && path.extname(pathname) !== '') {
      response.writeHead(404).end();
      return;
    }
    const file = isFile ? wanted : path.join(folder, 'index.html');
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      resolve({
        url: `http://127.0.0.1:${port}`,
        stop: () => {
          server.closeAllConnections();
          server.close();
        },
      });
    });
  });
}
