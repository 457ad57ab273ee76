import type { Unit } from '@xinjian/engine/report/document'
import { useReport } from '../context.tsx'
import { formatUnit } from '../format/value.ts'
import styles from './evidence.module.css'
import { proofText } from './proof-text.ts'
import type { EvidenceAnswer, EvidenceProof } from './source.ts'

/** The sum of a figure from its rows, leg by leg; nothing where there is none. */
export function ProofLine(props: { proof: EvidenceProof; columns: EvidenceAnswer['columns'] }) {
  const { proof, columns } = props
  const { lang, say, t } = useReport()
  if (!proof) return null
  const nameOf = (term: (typeof proof.terms)[number]) =>
    say(term.name ?? columns.find(({ key }) => key === term.column)?.title ?? t.sums)
  const shown = (value: number, unit: string) => {
    const told = formatUnit(value, unit as Unit, { lang, short: false })
    return [told.text, told.unit].filter(Boolean).join(' ')
  }
  return (
    <p className={styles.match} role="status">
      <b>{t.proof}</b>
      <span>{proofText(proof, nameOf, shown, lang)}</span>
    </p>
  )
}
