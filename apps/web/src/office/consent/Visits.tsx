import type { ConsentVisit } from '@xinjian/contract'
import { useWords } from '../../i18n/dictionary.ts'
import { useLanguage } from '../../i18n/language.ts'
import { instant } from '../../reports/format/instant.ts'
import { doneText, objectsOf } from '../../reports/format/visit.ts'
import { cx } from '../../ui/cx.ts'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Table } from '../../ui/table/Table.tsx'
import styles from './consent.module.css'
import { words } from './words.ts'

/** Who looked at the data: a row a visit, which opens to what was done in it. `total`: looks, of which the newest are told. */
export function Visits({ visits, total }: { visits: readonly ConsentVisit[]; total: number }) {
  const t = useWords(words)
  const language = useLanguage()
  const told = visits.reduce((sum, { looks }) => sum + looks.length, 0)
  return (
    <section>
      <h3>{t('viewers')}</h3>
      {total > 0 ? (
        <p className={cx(textStyles.muted, styles.note)}>
          {t('viewersNote', { n: total })}
          {total > told ? t('viewersCut', { n: told }) : null}
        </p>
      ) : null}
      <Table
        caption={t('viewers')}
        rows={visits.map((visit, n) => ({ ...visit, n }))}
        rowKey={(visit) => visit.n}
        maxHeight="46vh"
        copyable
        empty={<Empty icon="eye" title={t('noViewers')} />}
        columns={[
          {
            key: 'from',
            title: t('at'),
            value: spanOf,
            render: (visit) => (
              <span className={cx(textStyles.num, textStyles.nowrap)}>{spanOf(visit)}</span>
            ),
          },
          { key: 'who', title: t('who') },
          {
            key: 'looks',
            title: t('action'),
            value: ({ looks }) => doneText(looks, language),
            render: (visit) => <Done visit={visit} />,
          },
          {
            key: 'object',
            title: t('object'),
            value: ({ looks }) => objectsOf(looks).join('、'),
            render: ({ looks }) => {
              const objects = objectsOf(looks)
              const first = objects[0] ?? ''
              return objects.length > 1 ? t('objects', { first, n: objects.length }) : first
            },
          },
          {
            key: 'purpose',
            title: t('purpose'),
            value: ({ looks }) =>
              [...new Set(looks.flatMap(({ purpose }) => purpose ?? []))].join('、') || null,
          },
        ]}
      />
    </section>
  )
}

function Done({ visit: { looks } }: { visit: ConsentVisit }) {
  const language = useLanguage()
  const done = doneText(looks, language)
  if (looks.length === 1) return done
  return (
    <details className={styles.visit}>
      <summary>{done}</summary>
      <ol>
        {looks.map((look, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was done never changes its order
          <li key={n}>
            <span className={textStyles.num}>{instant(look.at).slice(11)}</span> {look.action}
            <small className={textStyles.muted}>{look.object}</small>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** `2026-10-09 09:00 – 09:20`; one moment where a visit has one look. */
function spanOf({ from, to }: ConsentVisit): string {
  const [first, last] = [instant(from), instant(to)]
  if (from === to) return first
  const isOneDay = first.slice(0, 10) === last.slice(0, 10)
  return `${first.slice(0, 16)} – ${isOneDay ? last.slice(11, 16) : last.slice(0, 16)}`
}
