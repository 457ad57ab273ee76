import { useState } from 'react'
import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErpPage } from '../../parts/erp/ErpPage.tsx'
import { ProgramChoice, useProducts } from '../../parts/erp/ProgramChoice.tsx'
import { ProgramLogin } from '../../parts/erp/ProgramLogin.tsx'
import { Screen } from '../../parts/Screen.tsx'
import screen from '../../parts/screen.module.css'
import { useTask } from '../../tax/hooks/use-tax.ts'
import { erpWords } from '../../words/erp.ts'

/** The program's door: its form, or which program it is. */
function ValidateLogin() {
  const t = useWords(erpWords)
  const language = useLanguage()
  const { area, state } = useTask()
  const products = useProducts()
  const [choosing, setChoosing] = useState(false)
  const chosen = products.products?.find(({ code }) => code === area?.code)
  if (state === 'LOGIN' && chosen && !choosing)
    return (
      <ProgramLogin
        name={language === 'en' ? chosen.nameEn : chosen.name}
        accountSet={chosen.accountSet}
        onOther={() => setChoosing(true)}
      />
    )
  return (
    <Screen
      step="BUREAU"
      title={t('doorTitle')}
      action={
        choosing &&
        chosen && (
          <Button variant="primary" size="lg" block onClick={() => setChoosing(false)}>
            {t('loginTitle', { name: language === 'en' ? chosen.nameEn : chosen.name })}
          </Button>
        )
      }
    >
      <section className={screen.card}>
        <h2>{t('programTitle')}</h2>
        <ProgramChoice {...products} />
      </section>
    </Screen>
  )
}

const VIEWS = { selectArea: ValidateLogin, loginEtax: ValidateLogin }

export const Component = () => <ErpPage views={VIEWS} />
