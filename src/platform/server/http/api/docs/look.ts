/** Ours around the library's page, and what of the library's own colours is too faint to read. */
export const look = `:root {
  --color-sand-50: #fbf8f3;
  --color-sand-200: #e9e0d2;
  --color-ink-900: #1f2b2a;
  --color-ink-700: #46524f;
  --color-teal-700: #12575a;
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  max-width: 1080px;
  margin: 0 auto;
  padding: 48px clamp(16px, 4vw, 48px) 96px;
  background: var(--color-sand-50);
  color: var(--color-ink-900);
  font: 400 1rem/1.6 system-ui, -apple-system, "Segoe UI", sans-serif;
}
h1, h2, h3 { font-family: Georgia, "Times New Roman", serif; font-weight: 400; line-height: 1.2; text-wrap: balance; }
h1 { margin: 0 0 16px; font-size: 2.5rem; }
header p, #errors p { margin: 8px 0; max-width: 66ch; }
a { color: var(--color-teal-700); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--color-teal-700); outline-offset: 3px; border-radius: 4px; }
code { overflow-wrap: anywhere; }
#errors { margin-top: 48px; padding-top: 32px; border-top: 1px solid var(--color-sand-200); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.swagger-ui .scheme-container, .swagger-ui .response-col_links { display: none; }
.swagger-ui .wrapper { padding: 0; max-width: none; }
.swagger-ui, .swagger-ui .opblock-tag, .swagger-ui table thead tr td, .swagger-ui table thead tr th { color: var(--color-ink-900); }
.swagger-ui .opblock[id] { background: #fff; border-color: var(--color-sand-200); box-shadow: none; }
.swagger-ui .opblock[id] .opblock-summary { border-color: var(--color-sand-200); }
.swagger-ui .opblock[id] .opblock-summary .opblock-summary-method { background: var(--color-ink-700); }
.swagger-ui .opblock-get[id] .opblock-summary .opblock-summary-method { background: var(--color-teal-700); }
.swagger-ui .opblock .opblock-section-header { background: var(--color-sand-50); box-shadow: none; }
.swagger-ui .opblock .opblock-summary-path, .swagger-ui .opblock .opblock-summary-path a { min-width: 0; overflow-wrap: anywhere; word-break: normal; }
.swagger-ui .parameter__in, .swagger-ui .parameter__extension, .swagger-ui .parameter__deprecated, .swagger-ui .prop-format, .swagger-ui .opblock-tag small,
.swagger-ui .parameter__name.required::after, .swagger-ui .tab li { color: var(--color-ink-700); }
.swagger-ui a, .swagger-ui .response-control-media-type__accept-message { color: var(--color-teal-700); }
.swagger-ui .parameter__name.required span, .swagger-ui .parameter__name.required::after { color: #8a2f23; }
.swagger-ui input[disabled], .swagger-ui select[disabled], .swagger-ui textarea[disabled] { color: var(--color-ink-700); opacity: 1; }
.swagger-ui pre.microlight, .swagger-ui .highlight-code > .microlight { max-height: none; overflow: visible; white-space: pre-wrap; overflow-wrap: anywhere; }
.swagger-ui .table-container { overflow-wrap: anywhere; }
.swagger-ui button[class*="json-schema"] { background: none; color: var(--color-teal-700); }
.swagger-ui .download-contents { background: var(--color-ink-700); }
.swagger-ui .btn.execute { background: var(--color-teal-700); border-color: var(--color-teal-700); }
.swagger-ui .btn.cancel { border-color: #8a2f23; color: #8a2f23; }
`
