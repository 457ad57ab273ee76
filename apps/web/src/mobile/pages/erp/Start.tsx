import { useWords } from '../../../i18n/dictionary.ts'
import { ErpPage } from '../../parts/erp/ErpPage.tsx'
import { ProgramChoice, useProducts } from '../../parts/erp/ProgramChoice.tsx'
import screen from '../../parts/screen.module.css'
import { Welcome } from '../../parts/welcome/Welcome.tsx'
import { firmOfLink } from '../../tax/drafts.ts'
import { useGo, useTask } from '../../tax/hooks/use-tax.ts'
import { erpWords } from '../../words/erp.ts'
import { Entering } from '../Entering.tsx'
import { Validate } from '../Validate.tsx'

/** The start of a task on books: of which program, before anything else. */
function Start() {
  const t = useWords(erpWords)
  const { to } = useGo()
  const task = useTask()
  const products = useProducts()
  return (
    <Welcome
      title={t('heroTitle')}
      lead={t('heroLead')}
      lacks={task.area === null ? t('chooseFirst') : null}
      onBegin={() => to(firmOfLink(task) === null ? 'entering' : 'validate')}
      way={
        <section className={screen.card}>
          <h2>{t('programTitle')}</h2>
          <ProgramChoice {...products} />
          <p className={screen.cardNote}>{t('programNote')}</p>
        </section>
      }
      what={{ title: t('whatTitle'), note: t('whatNote') }}
      safe={[t('safe1'), t('safe2'), t('safe3')]}
    />
  )
}

const VIEWS = { index: Start, entering: Entering, validate: Validate }

export const Component = () => <ErpPage views={VIEWS} />
