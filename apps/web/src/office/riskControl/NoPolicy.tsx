import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { useMay } from '../../shell/may.ts'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/States.tsx'
import { GoLink } from '../common/GoLink.tsx'
import { words } from './words.ts'

/** Nobody is judged before two people put a policy in force. */
export function NoPolicy() {
  const t = useWords(words)
  return (
    <Card>
      <Empty icon="shield" title={t('noPolicy')}>
        <NoPolicyHint />
      </Empty>
    </Card>
  )
}

/** What to do about it. */
export function NoPolicyHint() {
  const t = useWords(words)
  const may = useMay('rules.read')
  return (
    <>
      <p>{t('noPolicyHint')}</p>
      {may && (
        <GoLink primary to={paths.riskPolicies()}>
          {t('toPolicies')}
        </GoLink>
      )}
    </>
  )
}
