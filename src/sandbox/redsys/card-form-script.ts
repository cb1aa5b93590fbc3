/** In the frame: it checks what was typed, asks the shop whether it agrees, and gives it a token in exchange. */
export const cardFormScript = `'use strict';
(function () {
  var form = document.forms[0];
  var facts = form.dataset;
  var shop = facts.origin;
  var button = form.querySelector('button');
  var general = document.getElementById('general-error');
  var fields = ['number', 'expiry', 'code'];
  var messages = { number: 'msg16', expiry: 'msg7', code: 'msg11' };

  function tell(what) { if (shop && window.parent !== window) window.parent.postMessage(what, shop); }

  function mark(name, isWrong) {
    var field = form.elements[name];
    field.setAttribute('aria-invalid', String(isWrong));
    document.getElementById(name + '-error').textContent = isWrong ? facts[name + 'Error'] : '';
  }

  function digits(name) { return form.elements[name].value.replace(/\\D/g, ''); }

  function passesCheck(number) {
    var sum = 0;
    for (var i = 0; i < number.length; i++) {
      var digit = Number(number[number.length - 1 - i]) * (i % 2 ? 2 : 1);
      sum += digit > 9 ? digit - 9 : digit;
    }
    return number.length >= 13 && number.length <= 19 && sum % 10 === 0;
  }

  function isRight(name) {
    if (name === 'number') return passesCheck(digits('number'));
    if (name === 'code') return /^\\d{3,4}$/.test(form.elements.code.value.trim());
    var parts = /^(0[1-9]|1[0-2])(\\d\\d)$/.exec(digits('expiry'));
    return parts !== null && parts[2] + parts[1] >= facts.month;
  }

  form.elements.number.addEventListener('input', function (event) {
    if (event.target.selectionStart !== event.target.value.length) return;
    event.target.value = digits('number').slice(0, 19).replace(/(.{4})(?=.)/g, '$1 ');
  });
  form.elements.expiry.addEventListener('input', function (event) {
    if (event.target.selectionStart !== event.target.value.length) return;
    event.target.value = digits('expiry').slice(0, 4).replace(/^(..)(?=.)/, '$1/');
  });
  fields.forEach(function (name) {
    form.elements[name].addEventListener('blur', function () { if (form.elements[name].value) mark(name, !isRight(name)); });
  });

  /* A shop that does not answer has nothing against it. */
  function askShop() {
    return new Promise(function (resolve) {
      function listen(event) {
        if (event.origin !== shop || !event.data || typeof event.data.isValid !== 'boolean') return;
        window.removeEventListener('message', listen);
        resolve(event.data.isValid);
      }
      window.addEventListener('message', listen);
      setTimeout(resolve, 1000, true);
      tell({ merchantValidation: true });
    });
  }

  form.addEventListener('submit', async function (event) {
    event.preventDefault();
    general.textContent = '';
    var wrong = fields.filter(function (name) { mark(name, !isRight(name)); return !isRight(name); });
    if (wrong.length > 0) {
      form.elements[wrong[0]].focus();
      tell({ error: messages[wrong[0]] });
      return;
    }
    button.disabled = true;
    try {
      if (!(await askShop())) {
        general.textContent = facts.validationError;
        tell({ error: 'msg17' });
        return;
      }
      var answer = await fetch(facts.tokens, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ fuc: facts.fuc, terminal: facts.terminal, order: facts.order,
          number: digits('number'), expiry: digits('expiry'), code: digits('code') })
      });
      var said = await answer.json();
      if (said.idOper === '-1') general.textContent = facts.orderError;
      tell(said);
    } catch (error) {
      general.textContent = facts.lineError;
      tell({ error: 'msg18' });
    } finally {
      button.disabled = false;
    }
  });
})();
`
