import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { LendingPage } from '../../lending/LendingPage.tsx'
import styles from '../../lending/lending.module.css'
import { pageWords } from '../../lending/page-words.ts'
import { Invented } from '../../lending/parts/Invented.tsx'
import { lendingPaths } from '../../lending/paths.ts'
import { useStep } from '../../lending/useLending.ts'

/** `/jiuXianDemo/openAccount`: the four elements of a bank card. */
export function Component() {
  const t = useWords(pageWords)
  return (
    <LendingPage title={t('accountTitle')} needs="ACCOUNT">
      {() => <Opening />}
    </LendingPage>
  )
}

function Opening() {
  const t = useWords(pageWords)
  const navigate = useNavigate()
  const { take, busy, refused } = useStep()
  return (
    <>
      <p className={styles.note}>{t('accountNote')}</p>
      <Invented
        names={['personName', 'idNo', 'cardNo', 'mobile']}
        refused={refused}
        busy={busy !== null}
        action={t('accountNext')}
        onSend={async (values) => {
          if (await take('lendingAccount', values)) navigate(lendingPaths.amount())
        }}
      />
    </>
  )
}
