import type { EvidenceRow } from '@xinjian/contract'
import { useReport } from '../context.tsx'
import { kindName, statusName } from '../format/kinds.ts'
import { money } from '../format/number.ts'
import type { Sum } from './reproduce.ts'
import type { EvidenceAnswer } from './source.ts'

/** What is added up, in the order shown. Lines take the place of the tax: they are the figure, and the table stays as wide. */
const WHOLE = ['amountExclTax', 'taxAmount', 'totalAmount'] as const
const LINES = ['lines', 'amountExclTax', 'totalAmount'] as const
type Amounts = typeof WHOLE | typeof LINES

/** Invoices of one page with the sums of all pages in the foot; with the lines meant where a figure is made of lines. */
export function EvidenceTable(props: {
  answer: EvidenceAnswer | null
  busy: boolean
  match: Sum | null
}) {
  const { answer, busy, match } = props
  const { t } = useReport()
  const amounts: Amounts = answer?.sums.lines ? LINES : WHOLE
  return (
    <div className="rp-scroll" aria-busy={busy}>
      <table className={busy ? 'rp-table rp-busy' : 'rp-table'}>
        <thead>
          <tr>
            <th scope="col">{t.issueDate}</th>
            <th scope="col">{t.counterparty}</th>
            <th scope="col">{t.kind}</th>
            {amounts.map((key) => (
              <th key={key} scope="col" className="num">
                {key === 'lines' ? t.lineAmount : t[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answer?.rows.map((row) => (
            <Row key={`${row.direction}${row.key}`} row={row} amounts={amounts} />
          ))}
          {answer?.rows.length === 0 || !answer ? (
            <tr>
              <td className="rp-empty" colSpan={6}>
                {busy ? t.loading : t.noRows}
              </td>
            </tr>
          ) : null}
        </tbody>
        {answer && answer.rows.length > 0 ? (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {t.sums}
              </th>
              {amounts.map((key) => (
                <td
                  key={key}
                  className={`num ${match === key ? 'rp-matched' : ''}`}
                  title={match === key ? t.matches : undefined}
                >
                  <Amount value={amountOf(answer.sums, key)} />
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  )
}

type Summed = EvidenceAnswer['sums'] | EvidenceRow

function amountOf(of: Summed, key: Amounts[number]): number | null {
  return key === 'lines' ? (of.lines?.amountExclTax ?? null) : of[key]
}

function Row({ row, amounts }: { row: EvidenceRow; amounts: Amounts }) {
  const { t } = useReport()
  return (
    <tr>
      <td className="rp-num rp-nowrap">
        {row.issueDate}
        <small className="rp-why">
          {row.issueTime ? `${row.issueTime} · ` : ''}
          {row.direction === 'OUT' ? t.directionOUT : t.directionIN}
        </small>
      </td>
      <td>
        {row.counterpartyName || '--'}
        <small className="rp-why rp-num">{row.counterpartyTaxNo ?? ''}</small>
      </td>
      <td>
        {kindName(row.kind)}
        <small className="rp-why rp-num">{row.key}</small>
        {row.status !== 'NORMAL' && row.status !== '正常' ? (
          <span className="rp-tag rp-flag-YELLOW">{statusName(row.status)}</span>
        ) : null}
      </td>
      {amounts.map((key) => (
        <td key={key} className="num">
          <Amount value={amountOf(row, key)} />
        </td>
      ))}
    </tr>
  )
}

function Amount({ value }: { value: number | null }) {
  if (value === null) return '--'
  return <span className={value < 0 ? 'rp-num rp-negative' : 'rp-num'}>{money(value)}</span>
}
