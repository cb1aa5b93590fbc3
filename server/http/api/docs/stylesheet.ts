export const stylesheet = `:root {
  --color-sand-50: #fbf8f3;
  --color-sand-100: #f4eee4;
  --color-sand-200: #e9e0d2;
  --color-ink-900: #1f2b2a;
  --color-ink-700: #46524f;
  --color-teal-700: #12575a;
  --font-serif: Georgia, "Times New Roman", serif;
  --font-sans: system-ui, -apple-system, "Segoe UI", sans-serif;
  --font-code: ui-monospace, Menlo, Consolas, monospace;
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  max-width: 880px;
  margin: 0 auto;
  padding: 48px clamp(20px, 4vw, 48px) 96px;
  background: var(--color-sand-50);
  color: var(--color-ink-900);
  font: 400 1rem/1.6 var(--font-sans);
}
h1, h2, h3 { font-family: var(--font-serif); font-weight: 400; line-height: 1.2; text-wrap: balance; }
h1 { margin: 0 0 16px; font-size: 2.5rem; }
h2 { margin: 0 0 8px; font-size: 1.75rem; }
h3 { margin: 32px 0 8px; font-size: 1.25rem; }
p { margin: 8px 0; max-width: 66ch; }
a { color: var(--color-teal-700); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--color-teal-700); outline-offset: 3px; border-radius: 4px; }
nav ul { margin: 24px 0 0; padding: 0; list-style: none; }
nav li { padding: 8px 0; border-top: 1px solid var(--color-sand-200); }
nav span { display: block; color: var(--color-ink-700); font-size: .875rem; }
section { margin-top: 48px; padding-top: 48px; border-top: 1px solid var(--color-sand-200); }
code { font-family: var(--font-code); font-size: .875em; overflow-wrap: anywhere; }
.address strong { color: var(--color-teal-700); }
pre {
  margin: 16px 0;
  padding: 16px;
  border-radius: 12px;
  background: var(--color-sand-100);
  white-space: pre-wrap;
}
table { width: 100%; margin: 16px 0; border-collapse: collapse; font-size: .875rem; }
caption { padding-bottom: 8px; color: var(--color-ink-700); text-align: left; }
th, td { padding: 8px 16px 8px 0; border-top: 1px solid var(--color-sand-200); text-align: left; vertical-align: top; }
th { font-weight: 600; }
tbody th { width: 34%; font-weight: 400; }
tbody td:nth-child(2) { width: 24%; color: var(--color-ink-700); }
`
