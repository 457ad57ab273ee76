import textStyles from '../../ui/styles/text.module.css'
import { useReport } from '../context.tsx'

/** What a table is called by who does not see the heading above it. On paper there is nobody to hear it. */
export function Caption({ text }: { text: string | undefined }) {
  const { mode, say } = useReport()
  if (mode === 'paper' || !text) return null
  return <caption className={textStyles.srOnly}>{say(text)}</caption>
}
