import type { FirmLine } from '@xinjian/contract/report/firm'
import { cx } from '../../ui/cx.ts'
import { fill } from '../../ui/text.ts'
import type { Say } from '../english/english.ts'
import { hasChinese } from '../format/chinese.ts'
import { instant } from '../format/instant.ts'
import { lead, noted } from '../format/marks.ts'
import { kindTitle } from '../kinds.ts'
import { type Lang, labelsOf } from '../labels.ts'
import frame from '../parts/frame.module.css'
import styles from './firm.module.css'
import type { FirmShown } from './firm.ts'
import verdict from './verdict.module.css'

/** The one verdict of the enterprise: level, sentence, as of when, on which reports; what speaks against each other in sentences. */
export function FirmVerdict(props: { firm: FirmShown; lang: Lang; say: Say }) {
  const { firm, lang, say } = props
  const t = labelsOf(lang)
  const { line } = firm
  if (!line)
    return (
      <section
        className={styles.firm}
        aria-label={t.firm}
        data-level="CLEAR"
        aria-busy={!firm.fault}
      >
        <p className={verdict.links} role={firm.fault ? 'alert' : undefined}>
          <span className={verdict.details}>{t.firm}</span>
          <span>{firm.fault ? noted(t.firmFault, firm.fault, lang) : t.firmWait}</span>
          {firm.onRetry ? (
            <button type="button" className={frame.jump} onClick={firm.onRetry}>
              {t.firmRetry}
            </button>
          ) : null}
        </p>
      </section>
    )
  const word = line.level ? t[line.level] : t.firmNone
  return (
    <section className={styles.firm} aria-label={t.firm} data-level={line.level ?? 'CLEAR'}>
      <p className={verdict.links}>
        <span className={verdict.details}>{t.firm}</span>
        <b>{word}</b>
        <Said text={line.text} said={withoutLead(say(line.text), lead(word, lang))} lang={lang} />
      </p>
      {line.contradictions.map((text) => (
        <p key={text}>
          <Said text={text} said={say(text)} lang={lang} />
        </p>
      ))}
      <p className={cx(verdict.links, verdict.details)}>
        {line.asOf ? <span>{fill(t.firmAsOf, { day: line.asOf })}</span> : null}
        <span>{fill(t.firmAt, { at: instant(line.at).slice(0, 16) })}</span>
        {line.waiting > 0 ? <span>{fill(t.firmWaiting, { n: line.waiting })}</span> : null}
        {firm.beneath}
      </p>
      {line.rests.length > 0 ? (
        <ul className={cx(verdict.links, verdict.details)} aria-label={t.firmRests}>
          {line.rests.map((rest) => (
            <li key={rest.reportNo}>
              <Rest rest={rest} firm={firm} lang={lang} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function Rest(props: { rest: FirmLine['rests'][number]; firm: FirmShown; lang: Lang }) {
  const { rest, firm, lang } = props
  const t = labelsOf(lang)
  const title = kindTitle(rest.kind, lang)
  return (
    <>
      {firm.linkTo ? firm.linkTo(rest, title) : title}{' '}
      <span>
        {rest.level ? t[rest.level] : t.firmNoLevel}
        {' · '}
        {rest.current ? rest.asOf : fill(t.firmOld, { day: rest.asOf })}
      </span>
    </>
  )
}

const withoutLead = (text: string, before: string): string =>
  text.startsWith(before) ? text.slice(before.length) : text

/** In the reader's language where all of it is known, else as it was written. */
function Said(props: { text: string; said: string; lang: Lang }) {
  const { text, said, lang } = props
  if (lang === 'zh' || !hasChinese(said)) return <span>{said}</span>
  return (
    <span lang="zh" title={labelsOf(lang).original}>
      {text}
    </span>
  )
}
