import type { LoginForm } from './login-form.ts'

/** What every group of login fields is given. */
export interface FieldsProps {
  form: LoginForm
  onForm: (change: Partial<LoginForm>) => void
  fault: (name: keyof LoginForm) => string | null
}
