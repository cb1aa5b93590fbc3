/**
 * What the provider lets a shop say about the look of its card form: the page, the boxes, what is typed in them, and the
 * button. It stands in another document, which knows none of our colours by name; a font that it has not got is the next
 * one of the list.
 */
export const cardFormStyle = {
  styleBody: "font-family:Figtree,'Segoe UI',Roboto,Arial,sans-serif;color:#1f2b2a;background-color:#fffefc",
  styleBox: 'border:1px solid #8a8070;border-radius:12px;background-color:#fffefc;min-height:52px;padding:0 16px',
  styleBoxText: 'color:#1f2b2a;font-size:16px',
  styleButton:
    'background-color:#12575a;border-color:#12575a;border-radius:12px;min-height:54px;font-size:16px;font-weight:600',
}
