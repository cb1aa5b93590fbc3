/** Said in the privacy policy: the file of a message is kept for so many days, the rest for so many months. */
export const daysOfAttachment = 90
export const monthsOfMessage = 12
