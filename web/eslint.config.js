// What the compiler does not find: promises nobody waits for, and what Svelte would rather not see.
// Unused exports and imports in circles are for knip (knip.json), style is for prettier.

import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

const parserOptions = {
  projectService: true,
  tsconfigRootDir: import.meta.dirname,
  extraFileExtensions: ['.svelte'],
};

export default defineConfig(
  { ignores: ['dist/', 'src/generated/', 'public/', 'scripts/', '*.js'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts', '**/*.svelte'],
    extends: [ts.configs.base],
    languageOptions: { parserOptions },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    extends: [svelte.configs.recommended],
    languageOptions: { parserOptions: { ...parserOptions, parser: ts.parser, svelteConfig } },
    rules: {
      // Drawings are texts, made by our own code.
      'svelte/no-at-html-tags': 'off',
      // Maps that nothing is drawn from need not be watched.
      'svelte/prefer-svelte-reactivity': 'off',
      // The compiler complains of comments that it has no use for.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  // It prints figures.
  { files: ['e2e/measure.ts'], rules: { 'no-console': 'off' } },
);
