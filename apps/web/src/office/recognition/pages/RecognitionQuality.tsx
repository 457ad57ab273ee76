import { PageHead } from '../../../ui/Card.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import layout from '../../../ui/styles/layout.module.css'
import { useQueryState } from '../../common/useQueryState.ts'
import { CompareView } from '../CompareView.tsx'
import { CorrectionsView } from '../CorrectionsView.tsx'
import { QualityView } from '../QualityView.tsx'
import { useNames } from '../useNames.ts'

const VIEWS = { quality: QualityView, corrections: CorrectionsView, compare: CompareView }
type View = keyof typeof VIEWS

/** `/operateManage/recognition?view&period`: how well vouchers are read, what was corrected, and two readers on one picture. */
export function Component() {
  const { t } = useNames()
  const [query, change] = useQueryState()
  const asked = query.get('view') ?? 'quality'
  const view: View = asked in VIEWS ? (asked as View) : 'quality'
  const Shown = VIEWS[view]
  const alone = {
    period: null,
    kind: null,
    field: null,
    source: null,
    from: null,
    to: null,
    page: null,
  }
  return (
    <div className={layout.stack4}>
      <PageHead title={t('title')} note={t('note')}>
        <Segmented
          value={view}
          label={t('view')}
          options={(Object.keys(VIEWS) as View[]).map((key) => ({ key, label: t(key) }))}
          onChange={(key) =>
            change({ ...alone, view: key === 'quality' ? null : key }, { push: true })
          }
        />
      </PageHead>
      <Shown />
    </div>
  )
}
