import type { HeldInvoice, ReceivableDetail } from '@xinjian/contract/nouns/finance/receivable'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { Card } from '../../ui/Card.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'
import { Table } from '../../ui/table/Table.tsx'
import { AgreementPdf } from '../agreement/AgreementPdf.tsx'
import { agreementWords } from '../agreement/words.ts'
import { yuan } from '../loan/fen.ts'
import { wholeWords } from './whole-words.ts'
import { words } from './words.ts'

export const minute = (at: string) => instant(at).slice(0, 16)

/** What is known of it; what nobody told is left out. */
export function Facts({ of }: { of: readonly (readonly [string, ReactNode])[] }) {
  const w = useWords(wholeWords)
  return (
    <Card title={w('summary')}>
      <dl className={layout.pairs}>
        {of
          .filter(([, value]) => value)
          .map(([title, value]) => (
            <div key={title}>
              <dt className={textStyles.mutedSm}>{title}</dt>
              <dd className={textStyles.anywhere}>{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}

export function InvoiceTable({ of }: { of: readonly HeldInvoice[] }) {
  const t = useWords(words)
  const w = useWords(wholeWords)
  return (
    <Card title={t('invoices')} flush>
      <Table
        caption={t('invoices')}
        rows={of}
        rowKey={({ key }) => key}
        columns={[
          { key: 'number', title: w('number') },
          { key: 'issueDay', title: w('issueDay') },
          {
            key: 'totalFen',
            title: w('total'),
            align: 'right',
            render: ({ totalFen }) => yuan(totalFen),
          },
          {
            key: 'verifiedAt',
            title: w('verifiedAt'),
            render: ({ verifiedAt }) => minute(verifiedAt),
          },
        ]}
      />
    </Card>
  )
}

/** `none`: what is said where nothing was given yet. */
export function Papers({ of, none }: { of: ReceivableDetail['papers']; none: string }) {
  const w = useWords(wholeWords)
  const a = useWords(agreementWords)
  return (
    <Card title={w('papers')}>
      {of.length === 0 ? <p className={textStyles.muted}>{none}</p> : null}
      {of.map((paper) => (
        <details key={paper.kind}>
          <summary>
            {a(paper.kind)}{' '}
            <Tag colour={paper.intact ? 'green' : 'red'}>
              {w(paper.intact ? 'intact' : 'broken')}
            </Tag>{' '}
            <small className={textStyles.muted}>
              {w('given', { who: paper.signer, at: minute(paper.signedAt) })}
            </small>
          </summary>
          <div lang="zh" className={textStyles.anywhere}>
            <h3>{paper.title}</h3>
            {paper.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <p className={textStyles.mutedSm}>
            <span className={textStyles.anywhere}>
              {paper.contractNo} · SHA-256 {paper.hash}
            </span>
          </p>
          <AgreementPdf contractNo={paper.contractNo} />
        </details>
      ))}
    </Card>
  )
}

export function Alerts({ of }: { of: ReceivableDetail['alerts'] }) {
  const t = useWords(words)
  if (of.length === 0) return null
  return (
    <Card title={t('alertsTitle')}>
      <ul className={layout.stack3}>
        {of.map(({ kind, about, value, at }) => (
          <li key={`${kind}/${about}`}>
            <Tag colour="red">{t(kind)}</Tag> {about}{' '}
            {value === null
              ? ''
              : t(kind === 'CONCENTRATED' ? 'percentOf' : 'daysOf', { n: value })}{' '}
            <small className={textStyles.muted}>{minute(at)}</small>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** `say`: an event's name in this page's words. */
export function History(props: { of: ReceivableDetail['events']; say: (kind: string) => string }) {
  const t = useWords(words)
  const w = useWords(wholeWords)
  return (
    <Card title={w('history')}>
      <ol className={layout.stack3}>
        {props.of.map(({ kind, note, by, side, at }) => (
          <li key={`${at}/${kind}`}>
            <span className={textStyles.num}>{minute(at)}</span> {props.say(kind)} · {t(side)} {by}
            {note ? <span className={textStyles.muted}> · {note}</span> : null}
          </li>
        ))}
      </ol>
    </Card>
  )
}
