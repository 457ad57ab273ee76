import { useLocation, useNavigate } from 'react-router'
import { messageOf } from '../../api/errors.ts'
import { demoPaths } from '../../demo-paths.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { PageHead } from '../../ui/Card.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Failed, Skeleton } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { Desk } from '../Desk.tsx'
import styles from '../demo.module.css'
import { Frame } from '../Frame.tsx'
import { useVisit } from '../useVisit.ts'
import { words } from '../words.ts'

/**
 * `/demoSystem/taxClient` and `/demoSystem/taxRep`: the phone of an enterprise and the desk of an institution, both the product's own. On
 * a desk they stand beside each other, on a phone the address says which is in sight.
 */
export const Component = () => (
  <Frame>
    <Sides />
  </Frame>
)

function Sides() {
  const t = useWords(words)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { data, error, refetch } = useVisit()
  const side = pathname === demoPaths.collection({ side: 'taxRep' }) ? 'taxRep' : 'taxClient'
  if (error && !data) return <Failed message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={12} />
  return (
    <>
      <PageHead
        title={t(side === 'taxRep' ? 'deskTitle' : 'phoneTitle')}
        note={t(side === 'taxRep' ? 'deskText' : 'phoneText')}
      />
      <Segmented
        label={t('sides')}
        value={side}
        options={[
          { key: 'taxClient', label: t('phone') },
          { key: 'taxRep', label: t('desk') },
        ]}
        onChange={(to) => navigate(demoPaths.collection({ side: to }), { replace: true })}
      />
      <div className={styles.sides} data-side={side}>
        <section aria-label={t('phone')}>
          <p className={textStyles.mutedSm}>{t('phoneNote')}</p>
          <iframe
            className={styles.phone}
            title={t('phone')}
            src={demoPaths.phone({ visit: data.mark })}
          />
        </section>
        <section aria-label={t('desk')}>
          <p className={textStyles.mutedSm}>{t('deskNote')}</p>
          <Desk />
        </section>
      </div>
    </>
  )
}
