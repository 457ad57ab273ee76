import { useNavigate } from 'react-router'
import { useWords } from '../../i18n/dictionary.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Notice } from '../Notice.tsx'
import { readToken } from '../tokens.ts'
import { words } from './words.ts'

export function Component() {
  const t = useWords(words)
  const navigate = useNavigate()
  return (
    <Notice code="404" title={t('notFoundTitle')} text={t('notFoundText')}>
      {readToken('main') && (
        <Button variant="primary" onClick={() => navigate(paths.app())}>
          {t('backApp')}
        </Button>
      )}
      <LinkButton variant={readToken('main') ? 'default' : 'primary'} href={paths.home()}>
        {t('backHome')}
      </LinkButton>
    </Notice>
  )
}
