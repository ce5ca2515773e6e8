import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// The arrows between the folders are in .dependency-cruiser.cjs. Here: what a single file may not do.

const outsideWorld = [
  { name: 'Date', message: 'The engine has no clock: the same seed and actions must give the same state.' },
  { name: 'Intl', message: 'The engine knows no locale: the same game must run the same everywhere.' },
  { name: 'setTimeout', message: 'The engine is synchronous.' },
  { name: 'setInterval', message: 'The engine is synchronous.' },
  { name: 'process', message: 'The engine runs on phones and in browsers too.' },
  { name: 'window', message: 'The engine runs on phones and on Node too.' },
  { name: 'document', message: 'The engine runs on phones and on Node too.' },
  { name: 'console', message: 'What happened in a game is an event, not a line on a console.' },
];

const random = {
  object: 'Math',
  property: 'random',
  message: "Chance comes from the game's own generator, so that a seed replays the game.",
};

/** By its type, so that one that was made elsewhere is found, too. */
const objectRefs = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      function:
        'Hold the view with useRef and do the rest in an effect: react-native-web calls no clean-up of a ref that is a function and hands it null instead, a phone does call it and hands it none.',
    },
  },
  create: (context) => ({
    'JSXAttribute[name.name="ref"] > JSXExpressionContainer > .expression'(node) {
      const type = context.sourceCode.parserServices.getTypeAtLocation(node);
      const kinds = type.isUnion() ? type.types : [type];
      if (kinds.some((kind) => kind.getCallSignatures().length > 0)) context.report({ node, messageId: 'function' });
    },
  }),
};

export default tseslint.config(
  { ignores: ['node_modules/', 'dist/', '.artifacts/', '.expo/', 'coverage/', 'expo-env.d.ts'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Both want types: a promise nobody waits for loses a save, an open switch forgets a kind.
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', name: ['test', 'describe', 'it'], package: 'node:test' }] },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['app/**', 'src/{ui,board,store}/**', '__tests__/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, battalia: { rules: { 'object-refs': objectRefs } } },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'battalia/object-refs': 'error',
    },
  },
  {
    files: ['app/**', 'src/**'],
    ignores: ['src/engine/**'],
    rules: {
      // `as const` stays allowed. Data from outside goes through a schema instead of a claim.
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    },
  },
  {
    files: ['src/ui/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(Property[key.name="fontWeight"], JSXAttribute[name.name="fontWeight"])',
          message: 'Bold is a family of its own: use fonts.strong of the theme.',
        },
      ],
    },
  },
  {
    files: ['src/engine/**/*.ts', 'src/bots/**/*.ts'],
    rules: { 'no-restricted-properties': ['error', random] },
  },
  {
    files: ['src/engine/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...outsideWorld],
      'no-restricted-syntax': [
        'error',
        {
          // A read of a typed array is `number | undefined` to the compiler; `cells[i] as Cell` costs nothing at run time.
          selector:
            'TSAsExpression:not([expression.type="MemberExpression"][expression.computed=true]):not([typeAnnotation.typeName.name="const"])',
          message:
            'Only a read by index may be asserted. Elsewhere narrow it, or disable this line with the reason beside it.',
        },
      ],
    },
  },
  {
    files: ['scripts/**', '__tests__/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['__tests__/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'IfStatement:not([alternate]) :matches(CallExpression[callee.name="expect"], CallExpression[callee.object.name="assert"])',
          message:
            'Where the condition never holds, nothing is asserted. Make it hold, or leave out first what is not meant and assert how much is left.',
        },
      ],
    },
  },
);
