/** Runs in the browser, beside the library. The page has its own title, and one server: the one it came from. */
export const startScript = `'use strict'
const nothing = () => () => null

/** Parts of the library that stand here in another way. */
const ourWay = {
  wrapComponents: {
    InfoContainer: nothing,
    ServersContainer: nothing,
    // A purchase is opened by a cookie, which only the browser may send: there is nothing to type in.
    AuthorizeBtnContainer: nothing,
    authorizeOperationBtn: nothing,
    // A link inside of a button can't be reached by keyboard; the address of a call stands in the bar once it is open.
    DeepLink: (Original, { React }) => (props) => React.createElement(Original, { ...props, enabled: false }),
    // The library gives its choices no name.
    Select: (Original, { React }) => (props) =>
      React.createElement('label', null, React.createElement('span', { className: 'unseen' }, 'Value'), React.createElement(Original, props)),
  },
}

const calls = document.getElementById('calls')
/** Where the address leads to, once the calls have pushed it down. Those of calls are the library's. */
const wanted = document.getElementById(location.hash.slice(1))
const arrival = new MutationObserver(() => {
  if (!calls.querySelector('.opblock')) return
  arrival.disconnect()
  wanted.scrollIntoView()
})
if (wanted) arrival.observe(calls, { childList: true, subtree: true })

SwaggerUIBundle({
  url: '/api/openapi.json',
  domNode: calls,
  plugins: [ourWay],
  deepLinking: true,
  showExtensions: true,
  // Each call tells its own; a list of all at the end says nothing more.
  defaultModelsExpandDepth: -1,
  // Its colours are too faint to read.
  syntaxHighlight: false,
  validatorUrl: null,
  /** The document names the public address; the page may only ask where it stands. */
  requestInterceptor(request) {
    const { pathname, search } = new URL(request.url, location.href)
    request.url = location.origin + pathname + search
    return request
  },
})
`
