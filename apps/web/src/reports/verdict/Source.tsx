import { toldSource } from '@xinjian/engine/report/findings/source'
import { useReport } from '../context.tsx'
import { Original } from '../english/Original.tsx'
import { hasChinese } from '../format/chinese.ts'

/** Where a threshold comes from, without the marks of the house. */
export function Source({ text }: { text: string }) {
  const { say, t } = useReport()
  const said = say(text)
  if (said === text && hasChinese(text))
    return <Original text={toldSource(text, t.platformTerms)} />
  return toldSource(said, t.platformTerms)
}
