import type { EvidenceRow } from '@xinjian/contract'
import { useReport } from '../context.tsx'
import { kindName, statusName } from '../format/kinds.ts'
import { money } from '../format/number.ts'
import type { Sum } from './reproduce.ts'
import type { EvidenceAnswer } from './source.ts'

/** Invoices of one page with the sums of all pages in the foot; a column of the lines meant where a figure is made of lines. */
export function EvidenceTable(props: {
  answer: EvidenceAnswer | null
  busy: boolean
  match: Sum | null
}) {
  const { answer, busy, match } = props
  const { t } = useReport()
  const lines = answer?.sums.lines
  return (
    <div className="rp-scroll" aria-busy={busy}>
      <table className={busy ? 'rp-table rp-busy' : 'rp-table'}>
        <thead>
          <tr>
            <th scope="col">{t.issueDate}</th>
            <th scope="col">{t.counterparty}</th>
            <th scope="col">{t.kind}</th>
            <th scope="col" className="num">
              {t.amountExclTax}
            </th>
            <th scope="col" className="num">
              {t.taxAmount}
            </th>
            <th scope="col" className="num">
              {t.totalAmount}
            </th>
            {lines ? (
              <th scope="col" className="num">
                {t.lineAmount}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {answer?.rows.map((row) => (
            <Row key={`${row.direction}${row.key}`} row={row} lines={lines !== undefined} />
          ))}
          {answer?.rows.length === 0 || !answer ? (
            <tr>
              <td className="rp-empty" colSpan={lines ? 7 : 6}>
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
              {(['amountExclTax', 'taxAmount', 'totalAmount'] as const).map((key) => (
                <td
                  key={key}
                  className={`num ${match === key ? 'rp-matched' : ''}`}
                  title={match === key ? t.matches : undefined}
                >
                  <Amount value={answer.sums[key]} />
                </td>
              ))}
              {lines ? (
                <td
                  className={`num ${match === 'lines' ? 'rp-matched' : ''}`}
                  title={match === 'lines' ? t.matches : undefined}
                >
                  <Amount value={lines.amountExclTax} />
                </td>
              ) : null}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  )
}

function Row({ row, lines }: { row: EvidenceRow; lines: boolean }) {
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
      <td className="num">
        <Amount value={row.amountExclTax} />
      </td>
      <td className="num">
        <Amount value={row.taxAmount} />
      </td>
      <td className="num">
        <Amount value={row.totalAmount} />
      </td>
      {lines ? (
        <td className="num">{row.lines ? <Amount value={row.lines.amountExclTax} /> : '--'}</td>
      ) : null}
    </tr>
  )
}

const Amount = ({ value }: { value: number }) => (
  <span className={value < 0 ? 'rp-num rp-negative' : 'rp-num'}>{money(value)}</span>
)
