// What a style sheet is to the compiler; scripts/bundle.ts makes it so.

// `import sheet from './board.css' with { type: 'css' }`: for chunks that load late; adopt the sheet. A plain
// `import './main.css'` adds to the one style sheet of the page instead.
declare module '*.css' {
  const sheet: CSSStyleSheet;
  export default sheet;
}
