import { useNavigate } from 'react-router'
import { useWords } from '../../../i18n/dictionary.ts'
import { LendingPage } from '../../lending/LendingPage.tsx'
import { pageWords } from '../../lending/page-words.ts'
import { Invented } from '../../lending/parts/Invented.tsx'
import { lendingPaths } from '../../lending/paths.ts'
import { useStep } from '../../lending/useLending.ts'

/** `/jiuXianDemo/activeAmount`: who borrows. */
export function Component() {
  const t = useWords(pageWords)
  return <LendingPage title={t('fileTitle')}>{() => <Filed />}</LendingPage>
}

function Filed() {
  const t = useWords(pageWords)
  const navigate = useNavigate()
  const { take, busy, refused } = useStep()
  return (
    <Invented
      names={['companyName', 'taxNo', 'personName', 'idNo', 'mobile']}
      refused={refused}
      busy={busy !== null}
      action={t('fileNext')}
      onSend={async (values) => {
        if (await take('lendingFile', values)) navigate(lendingPaths.code())
      }}
    />
  )
}
