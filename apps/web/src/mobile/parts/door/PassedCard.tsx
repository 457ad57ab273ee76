import { useWords } from '../../../i18n/dictionary.ts'
import { Icon } from '../../../ui/Icon.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { partner } from '../../words/partner.ts'
import form from '../form.module.css'

/** The card that passed: its bank as far as its number tells, and the last four digits. */
export function PassedCard({ bank, last4 }: { bank: string | null; last4: string }) {
  const t = useWords(partner)
  return (
    <section className={form.firm} aria-label={t('card')}>
      <Icon name="check" size={24} />
      <p>
        <b>{t('cardPassed')}</b>
        <small className={textStyles.num}>
          {t('cardKept', { bank: bank ?? t('card'), last4 })}
        </small>
      </p>
    </section>
  )
}
