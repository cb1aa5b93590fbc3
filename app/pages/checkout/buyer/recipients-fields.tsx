import { useTranslation } from '#app/i18n.tsx'
import { Button } from '#app/ui/button.tsx'
import { Input, Textarea } from '#app/ui/forms/field.tsx'
import { longest } from '#domain/purchases/buyer.ts'
import { fieldsOfRow, longestRecipientMessage, mostRecipients, recipientRows } from '#domain/purchases/recipients.ts'
import type { PartProps } from './part-props.ts'

/** The buttons that add and remove a row: the server answers with the form as it is then, and saves nothing. */
export const recipientsButton = 'recipients'

/** Several people who get something each. Rows are added and removed without a script too. */
export function RecipientsFields({ fields }: PartProps) {
  const { t } = useTranslation()
  const rows = recipientRows(fields.values)
  return (
    <fieldset className="blk stack-lg">
      <legend className="h4">{t('purchases.recipients.heading')}</legend>
      <input type="hidden" name="recipientRows" value={rows} />
      {keysOf(fields, rows).map((key, row) => (
        <Row key={key} row={row} fields={fields} isAlone={rows === 1} />
      ))}
      {rows < mostRecipients && (
        <div>
          <Button type="submit" variant="ghost" icon="plus" formNoValidate name={recipientsButton} value="add">
            {t('purchases.recipients.add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** With what a row shows: after one is removed the next takes its place and its fields' names. */
const keysOf = ({ values }: PartProps['fields'], rows: number) =>
  Array.from({ length: rows }, (_, row) => JSON.stringify([row, ...fieldsOfRow(row).map((field) => values[field])]))

type RowProps = Pick<PartProps, 'fields'> & { row: number; isAlone: boolean }

function Row({ row, fields, isAlone }: RowProps) {
  const { t } = useTranslation()
  const [name, email, message] = fieldsOfRow(row)
  const number = row + 1
  return (
    <fieldset>
      <legend className="label">{t('purchases.recipients.row', { number })}</legend>
      <div className="form-grid">
        <Input
          {...fields.text(name)}
          label={t('purchases.recipients.name')}
          maxLength={longest.name}
          autoComplete="off"
        />
        <Input
          {...fields.text(email)}
          type="email"
          inputMode="email"
          label={t('purchases.recipients.email')}
          maxLength={longest.email}
          autoComplete="off"
        />
        <Textarea
          {...fields.text(message)}
          className="full"
          label={t('purchases.recipients.message')}
          optional={t('purchases.buyer.optional')}
          rows={2}
          maxLength={longestRecipientMessage}
        />
      </div>
      {!isAlone && (
        <Button
          type="submit"
          variant="ghost"
          formNoValidate
          name={recipientsButton}
          value={`remove-${row}`}
          aria-label={t('purchases.recipients.removeRow', { number })}
        >
          {t('purchases.recipients.remove')}
        </Button>
      )}
    </fieldset>
  )
}
