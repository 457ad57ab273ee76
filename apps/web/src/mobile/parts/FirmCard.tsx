import { useWords } from '../../i18n/dictionary.ts'
import { Icon } from '../../ui/Icon.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { signing } from '../words/signing.ts'
import styles from './form.module.css'

/** The enterprise all this is about, with a way to correct it. */
export function FirmCard(props: {
  name: string
  taxNo: string
  onChange?: (() => void) | undefined
}) {
  const t = useWords(signing)
  return (
    <section className={styles.firm} aria-label={t('firm')}>
      <Icon name="building" size={24} />
      <p>
        <b>{props.name}</b>
        <small className={textStyles.num}>{props.taxNo}</small>
      </p>
      {props.onChange && (
        <button type="button" className={styles.link} onClick={props.onChange}>
          {t('change')}
        </button>
      )}
    </section>
  )
}
