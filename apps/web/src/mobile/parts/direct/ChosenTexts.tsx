import { useWords } from '../../../i18n/dictionary.ts'
import { type Contract, type Ticks, textId, tickId } from '../../tax/consent.ts'
import { institutionWords } from '../../words/institutions.ts'
import { ContractText } from '../signing/ContractText.tsx'
import styles from './direct.module.css'
import { InstitutionMark } from './InstitutionRow.tsx'

/** The texts of several institutions, those of each together; each opens by itself, and says what of it is ticked. */
export function ChosenTexts(props: {
  contracts: readonly Contract[]
  ticks: Ticks
  onTick: (id: string, on: boolean) => void
}) {
  const t = useWords(institutionWords)
  const codes = [...new Set(props.contracts.map(({ institution }) => institution?.code))]
  return codes.map((code) => {
    const contracts = props.contracts.filter(({ institution }) => institution?.code === code)
    const name = contracts[0]?.institution?.name ?? ''
    return (
      <section key={code} className={styles.group}>
        <h2>
          <InstitutionMark name={name} logo={null} />
          {t('for', { name })}
        </h2>
        {contracts.map((contract) => {
          const n = contract.consents.filter(({ key }) =>
            props.ticks.has(tickId(contract, key)),
          ).length
          return (
            <details key={textId(contract)}>
              <summary>
                <b>{contract.title}</b>
                <small>
                  {n === 0 ? t('open') : t('ticked', { n, all: contract.consents.length })}
                </small>
              </summary>
              <ContractText contract={contract} ticks={props.ticks} onTick={props.onTick} />
            </details>
          )
        })}
      </section>
    )
  })
}
