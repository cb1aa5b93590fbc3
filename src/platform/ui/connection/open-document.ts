/** What a browser does without our script: `asked` becomes the query, and what is posted is sent as a form. */
export function openDocument(target: URL, { posted, asked }: { posted?: FormData; asked?: FormData }) {
  if (!posted) {
    if (asked) target.search = String(new URLSearchParams([...asked].map(([name, value]) => [name, String(value)])))
    return location.assign(target)
  }
  const form = document.createElement('form')
  form.method = 'post'
  form.action = target.href
  for (const [name, value] of posted) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  document.body.append(form)
  form.submit()
}
