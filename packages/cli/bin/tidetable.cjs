#!/usr/bin/env node
// Runs the command line under a Node that can: this file itself runs on any.
process.argv.splice(2, 0, 'packages/cli/src/main.ts');
require('../../../tools/boot.cjs');
