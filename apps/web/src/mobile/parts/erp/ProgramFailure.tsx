import type { CollectFailure } from '@xinjian/contract/nouns/collect'
import { useWords } from '../../../i18n/dictionary.ts'
import { Icon } from '../../../ui/Icon.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { erpWords } from '../../words/erp.ts'
import styles from '../failure.module.css'

/** What went wrong at the program, in the server's sentence, and beside it what the program itself said. */
export function ProgramFailure({ failure }: { failure: CollectFailure }) {
  const t = useWords(erpWords)
  return (
    <section className={styles.failure} data-part="failure" role="alert">
      <Icon name="warning" size={20} />
      <div className={styles.failureText}>
        <h2>{t('failedTitle')}</h2>
        <p>{failure.message}</p>
        {failure.bureauMessage && (
          <blockquote>
            <span>{t('programSays')}</span>
            {failure.bureauMessage}
          </blockquote>
        )}
        <p className={`${styles.failureCode} ${textStyles.num}`}>{failure.code}</p>
      </div>
    </section>
  )
}
