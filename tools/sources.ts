import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file of the project: its path from the root, with forward slashes, and what it says. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

export const root = dirname(import.meta.dirname);

/** Reads what matches, in alphabetical order. */
export const readSources = (patterns: readonly string[]): SourceFile[] =>
  globSync([...patterns], { cwd: root, exclude: ['**/node_modules/**'] })
    .map(file => file.replaceAll('\\', '/'))
    .sort()
    .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** The line that holds this offset, counted from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

export const isTest = (file: string): boolean => /\.(test|long)\.ts$/.test(file);
