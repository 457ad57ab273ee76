import type { CollectFailure } from '@xinjian/contract/nouns/collect'
import { Icon } from '../../../ui/Icon.tsx'
import { FailureText } from '../Failure.tsx'
import styles from '../failure.module.css'

/** What went wrong at the program, where it can be mended. */
export function ProgramFailure({ failure }: { failure: CollectFailure }) {
  return (
    <section className={styles.failure} data-part="failure" role="alert">
      <Icon name="warning" size={20} />
      <FailureText failure={failure} />
    </section>
  )
}
