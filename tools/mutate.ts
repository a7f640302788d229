import { parseSync, Visitor } from 'vite';
import type { SourceFile } from './sources.ts';

/** One small change of a source file. */
export interface Mutant {
  readonly file: string;
  readonly start: number;
  readonly before: string;
  readonly after: string;
}

const OPERATORS: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '*',
  '++': '--',
  '--': '++',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '|': '&',
  '&': '|',
  '^': '|',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '+=': '-=',
  '-=': '+=',
  '*=': '+=',
  '|=': '&=',
  '&=': '|=',
  '^=': '|=',
  '<<=': '>>=',
  '>>=': '<<=',
};

/**
 * Every mutant of a file, in the order of the text. Imports, types and strings stay as they are, and
 * so do the steps of `for` loops: a loop that walks the other way only ever times out.
 */
export const listMutants = ({ file, text }: SourceFile): Mutant[] => {
  const mutants: Mutant[] = [];
  const steps = new Set<object>();
  let types = 0; // how many types we are inside of

  const change = ({ start, end }: { start: number; end: number }, after: string) => {
    const before = text.slice(start, end);
    if (before !== after) mutants.push({ file, start, before, after });
  };
  const swap = (operator: string, from: number) => {
    const start = text.indexOf(operator, from);
    if (operator in OPERATORS) change({ start, end: start + operator.length }, OPERATORS[operator]);
  };
  const decide = ({ test }: { test: { start: number; end: number } }) => {
    change(test, 'true');
    change(test, 'false');
  };

  new Visitor({
    TSLiteralType: () => void types++,
    'TSLiteralType:exit': () => void types--,
    ForStatement: ({ update }) => void (update && steps.add(update)),
    BinaryExpression: ({ operator, left }) => swap(operator, left.end),
    LogicalExpression: ({ operator, left }) => swap(operator, left.end),
    AssignmentExpression(node) {
      if (!steps.has(node)) swap(node.operator, node.left.end);
    },
    UpdateExpression(node) {
      if (!steps.has(node)) swap(node.operator, node.prefix ? node.start : node.argument.end);
    },
    UnaryExpression(node) {
      if (node.operator === '!') change(node, text.slice(node.start + 1, node.end));
    },
    Literal(node) {
      if (typeof node.value !== 'number' || types > 0) return;
      change(node, String(node.value + 1));
      if (node.value === 1) change(node, '0');
    },
    IfStatement: decide,
    WhileStatement: decide,
    DoWhileStatement: decide,
    ConditionalExpression: decide,
    ExpressionStatement(node) {
      const expression =
        node.expression.type === 'ChainExpression' ? node.expression.expression : node.expression;
      if (expression.type === 'CallExpression') change(node, ';');
    },
  }).visit(parseSync(file, text).program);
  return mutants.sort((a, b) => a.start - b.start);
};

export const applyMutant = (text: string, { start, before, after }: Mutant): string =>
  text.slice(0, start) + after + text.slice(start + before.length);

/** `file:line:col  before → after  | source line` */
export const formatMutant = (text: string, { file, start, before, after }: Mutant): string => {
  const lines = text.slice(0, start).split('\n');
  const line = text.split('\n')[lines.length - 1].trim();
  const short = before.replaceAll(/\s+/g, ' ');
  return `${file}:${lines.length}:${lines.at(-1)!.length + 1}  ${short} → ${after}  | ${line}`;
};
