import type { DataOf } from '@xinjian/contract/endpoint'
import { galaxyFindForm } from '@xinjian/contract/forms/public-records'
import { galaxy } from '@xinjian/contract/nouns/public/galaxy'
import { useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import { Form, FormRefusal, SubmitButton } from '../../form/Form.tsx'
import { TextField } from '../../form/FormField.tsx'
import { useForm } from '../../form/useForm.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Card } from '../../ui/Card.tsx'
import { Empty } from '../../ui/States.tsx'
import layout from '../../ui/styles/layout.module.css'
import textStyles from '../../ui/styles/text.module.css'
import { Enter } from '../galaxy/Enter.tsx'
import { Firms } from '../galaxy/Firms.tsx'
import { Sheet } from '../galaxy/Sheet.tsx'
import { readGalaxyToken } from '../galaxy/token.ts'
import { galaxyCall, isOver } from '../galaxy/wire.ts'
import { words } from '../galaxy/words.ts'

type Found = DataOf<typeof galaxy.galaxyFind>

/** `/kderp/galaxy`: the registry for anybody who read a picture. */
export function Component() {
  const t = useWords(words)
  const [entered, setEntered] = useState(() => readGalaxyToken() !== null)
  const [why, setWhy] = useState<string | null>(null)
  const [found, setFound] = useState<Found | null>(null)
  const form = useForm(galaxyFindForm, {
    onSubmit: async (asked) => {
      try {
        setFound(await galaxyCall(galaxy.galaxyFind, asked))
      } catch (error) {
        if (!isOver(error)) throw error
        // What the token before found, and how many it had left, is not the next one's.
        setFound(null)
        setWhy(messageOf(error))
        setEntered(false)
      }
    },
  })
  return (
    <Sheet title={t('title')} note={t('note')} other="records">
      {entered ? (
        <>
          <Card>
            <Form of={form} className={layout.stack3}>
              <TextField
                of={form}
                name="keyword"
                label={t('keyword')}
                hint={t('keywordHint')}
                type="search"
              />
              <FormRefusal of={form} />
              <SubmitButton of={form} icon="search">
                {t('search')}
              </SubmitButton>
            </Form>
          </Card>
          <Card>
            {found ? (
              <>
                <Firms found={found} />
                <p className={textStyles.muted}>{t('left', { n: found.left })}</p>
              </>
            ) : (
              <Empty icon="search" title={t('begin')} />
            )}
          </Card>
        </>
      ) : (
        <Enter why={why} onEntered={() => setEntered(true)} />
      )}
    </Sheet>
  )
}
