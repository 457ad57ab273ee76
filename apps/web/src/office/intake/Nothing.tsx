import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/States.tsx'
import textStyles from '../../ui/styles/text.module.css'
import { GoLink } from '../common/GoLink.tsx'
import { words } from './words.ts'

/** A company's first minute: the way to its first enterprise, or whom to ask for it (`onAdd` null). */
export function NoEnterprise(props: { hint: string; onAdd: (() => void) | null }) {
  const t = useWords(words)
  return (
    <>
      <p className={textStyles.muted}>{props.onAdd ? props.hint : t('askAdmin')}</p>
      {props.onAdd ? (
        <Button variant="primary" icon="plus" onClick={props.onAdd}>
          {t('addNow')}
        </Button>
      ) : null}
    </>
  )
}

/** In the place of the upload, for who may look but not import; `taxNo` null where there is no enterprise to look at. */
export function ReadOnly({ taxNo }: { taxNo: string | null }) {
  const t = useWords(words)
  return (
    <Card>
      <Empty icon="lock" title={t('readOnly')}>
        <p className={textStyles.muted}>{t('readOnlyNote')}</p>
        {taxNo ? (
          <GoLink icon="report" to={paths.dataCollection({ taxId: taxNo, way: 'data' })}>
            {t('seeData')}
          </GoLink>
        ) : null}
      </Empty>
    </Card>
  )
}
