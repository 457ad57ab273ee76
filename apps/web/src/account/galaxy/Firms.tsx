import type { DataOf } from '@xinjian/contract/endpoint'
import type { GalaxyFirm, galaxy } from '@xinjian/contract/nouns/public/galaxy'
import { useWords } from '../../i18n/dictionary.ts'
import { cx } from '../../ui/cx.ts'
import { Empty } from '../../ui/States.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { words } from './words.ts'

/** What was found; that nobody answered, that nobody could be asked and that there is none are three different sentences. */
export function Firms({ found }: { found: DataOf<typeof galaxy.galaxyFind> }) {
  const t = useWords(words)
  const { state, rows } = found
  if (state === 'UNTOLD') return <Empty title={t('untold')}>{t('untoldHint')}</Empty>
  if (state === 'FAILED')
    return (
      <Empty icon="warning" title={t('failed')}>
        {t('failedHint')}
      </Empty>
    )
  if (rows.length === 0)
    return (
      <Empty icon="search" title={t('none')}>
        {t('noneHint')}
      </Empty>
    )
  return (
    <ul>
      {rows.map((firm) => (
        <Firm key={`${firm.code} ${firm.name}`} firm={firm} />
      ))}
      <li>
        <p className={textStyles.muted}>{t('asOf')}</p>
      </li>
    </ul>
  )
}

function Firm({ firm }: { firm: GalaxyFirm }) {
  const t = useWords(words)
  const facts = [
    ['code', firm.code],
    ['legalRep', firm.legalRep],
    ['capital', firm.capital],
    ['established', firm.established],
    ['region', firm.region],
  ] as const
  return (
    <li className={cx(layout.stack3, layout.above4)}>
      <div className={layout.row2}>
        <strong>{firm.name}</strong>
        {firm.status ? <Tag>{firm.status}</Tag> : null}
        <small className={textStyles.muted}>
          {firm.formerName ? t('former', { name: firm.formerName }) : t(firm.matched)}
        </small>
      </div>
      <dl className={layout.pairs}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={textStyles.mutedSm}>{t(name)}</dt>
            <dd className={value === null ? textStyles.muted : textStyles.anywhere}>
              {value ?? t('untoldField')}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
