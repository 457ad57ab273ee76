import { useWords } from '../../../i18n/dictionary.ts'
import { type Contract, isHeading, type Ticks, tickId } from '../../tax/consent.ts'
import '../../styles/contract.css'
import { signing } from '../../words/signing.ts'

/** One contract in full, as it will be stored, and its boxes. */
export function ContractText(props: {
  contract: Contract
  ticks: Ticks
  onTick: (id: string, on: boolean) => void
}) {
  const t = useWords(signing)
  const { contract, ticks, onTick } = props
  return (
    <article className="m-contract" lang="zh-CN">
      <header>
        <h2>{contract.title}</h2>
        <p className="num">{t('version', { v: contract.version })}</p>
      </header>
      <div className="m-contract__text">
        {contract.paragraphs.map((paragraph, i) =>
          isHeading(paragraph) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the text.
            <h3 key={i}>{paragraph}</h3>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the text.
            <p key={i} className={/^特别提示|不利后果/.test(paragraph) ? 'is-notice' : undefined}>
              {paragraph}
            </p>
          ),
        )}
        <p className="m-contract__hash">
          {t('hash')} <span className="num">{contract.hash}</span>
        </p>
      </div>
      <fieldset>
        <legend>{t('ticks')}</legend>
        {contract.consents.map(({ key, text }) => {
          const id = tickId(contract, key)
          return (
            <label key={key} className="m-tick" id={id}>
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
