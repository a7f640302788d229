import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const COMPRESSIBLE = '**/*.{html,js,css,svg,json,webmanifest,txt}';

/** Puts a `.br` and a `.gz` beside every file that gets smaller by it, so that no request waits. */
export const compress = async (folder: string): Promise<void> => {
  const files = globSync(COMPRESSIBLE, { cwd: folder });
  await Promise.all(files.map(file => compressFile(join(folder, file))));
};

const compressFile = async (file: string): Promise<void> => {
  const plain = readFileSync(file);
  const packed = {
    br: await brotli(plain, { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    gz: await gzip(plain, { level: zlib.constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, bytes] of Object.entries(packed))
    if (bytes.length < plain.length) writeFileSync(`${file}.${ending}`, bytes);
};
