import { useQuery } from '@tanstack/react-query'
import { session } from '@xinjian/contract/nouns/session'
import { useState } from 'react'
import { Link } from 'react-router'
import { messageOf } from '../../api/errors.ts'
import { keyOf } from '../../api/query.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { registerWords } from '../register/register-words.ts'
import { aboutLink } from './link-of.ts'
import { linkWords } from './link-words.ts'
import { NewPassword } from './NewPassword.tsx'

/** The link is looked at first: who opens one that is used up is told so before he thinks of a password. */
export function SetByLink({ code }: { code: string }) {
  const t = useWords(linkWords)
  const tr = useWords(registerWords)
  const [waits, setWaits] = useState(false)
  const link = useQuery({
    queryKey: keyOf(session.cryptoActive, code),
    queryFn: () => aboutLink(code),
    enabled: !waits,
    retry: false,
  })
  if (waits) return <Empty icon="check" title={tr('activated')} />
  if (link.error)
    return (
      <Empty icon="link" title={messageOf(link.error)}>
        <Link to={paths.changePassword()}>{t('again')}</Link>
      </Empty>
    )
  if (!link.data) return <Skeleton lines={5} />
  return <NewPassword code={code} about={link.data} onWaits={() => setWaits(true)} />
}
