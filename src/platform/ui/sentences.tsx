import { Marked } from './loading/i18n.tsx'

/** What is read to its end, such as what cancelling costs when: each sentence on a line. It may be inside a label. */
export const Sentences = ({ children }: { children: string | string[] }) =>
  [children].flat().map((sentence) => (
    <span className="sentence" key={sentence}>
      <Marked text={sentence} components={{ b: <b /> }} />
    </span>
  ))
