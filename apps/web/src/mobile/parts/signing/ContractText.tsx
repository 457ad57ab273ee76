import { useWords } from '../../../i18n/dictionary.ts'
import textStyles from '../../../ui/styles/text.module.css'
import { type Contract, isHeading, type Ticks, tickId } from '../../tax/consent.ts'
import { signing } from '../../words/signing.ts'
import styles from './contract.module.css'

/** One contract in full, as it will be stored, and its boxes. */
export function ContractText(props: {
  contract: Contract
  ticks: Ticks
  onTick: (id: string, on: boolean) => void
}) {
  const t = useWords(signing)
  const { contract, ticks, onTick } = props
  return (
    <article className={styles.contract} lang="zh-CN">
      <header>
        <h2>{contract.title}</h2>
        <p className={textStyles.num}>{t('version', { v: contract.version })}</p>
      </header>
      <div className={styles.contractText}>
        {contract.paragraphs.map((paragraph, i) =>
          isHeading(paragraph) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the text.
            <h3 key={i}>{paragraph}</h3>
          ) : (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the text.
              key={i}
              className={/^特别提示|不利后果/.test(paragraph) ? styles.isNotice : undefined}
            >
              {paragraph}
            </p>
          ),
        )}
        <p className={styles.contractHash}>
          {t('hash')} <span className={textStyles.num}>{contract.hash}</span>
        </p>
      </div>
      <fieldset>
        <legend>{t('ticks')}</legend>
        {contract.consents.map(({ key, text }) => {
          const id = tickId(contract, key)
          return (
            <label key={key} className={styles.tick} data-part="tick" id={id}>
              <input
                type="checkbox"
                checked={ticks.has(id)}
                onChange={(event) => onTick(id, event.target.checked)}
              />
              <span>{text}</span>
            </label>
          )
        })}
      </fieldset>
    </article>
  )
}
