import docusaurus from '@docusaurus/eslint-plugin';
import eslint from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores([
    'build/',
    '.docusaurus*/',
    '.test-builds/',
    '**/.bench/',
    '.cache/',
    'coverage/',
    'test-results/',
    'playwright-report/',
  ]),
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      // Numbers are fine in templates; `undefined` and objects are mistakes and stay errors.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // React's handlers are often `void` arrow functions.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // Omitting a property by destructuring needs a name for it.
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      // Mocks are passed around as values, and fake asynchronous functions have nothing to await.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    // The framework's ambient modules (`@theme/*`) describe components; a swizzle re-exports their types.
    files: ['**/*.d.ts'],
    rules: {'@typescript-eslint/consistent-type-imports': 'off'},
  },
  {
    files: ['src/**/*.{ts,tsx}', 'plugins/**/*.tsx', 'tests/fixtures/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      // Links use `<Link>`, so the framework sees and checks them.
      '@docusaurus/no-html-links': 'error',
      // Headings use `<Heading>`, so one place handles anchors and skipped levels.
      '@docusaurus/prefer-docusaurus-heading': 'error',
    },
  },
  {
    // These headings aren't part of a page's text: with `<Heading id>`, each would get a link to itself.
    files: ['src/theme/**/*.tsx', 'src/search/**/*.tsx', 'src/components/consent/**/*.tsx'],
    rules: {'@docusaurus/prefer-docusaurus-heading': 'off'},
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {globals: {module: 'readonly', process: 'readonly', require: 'readonly'}},
  },
);
