/**
 * The script that a shop loads: it puts the card form into the page as a frame, and writes into two hidden fields what
 * the frame says. `url` is where the stand-in is reached.
 */
export const insiteScript = (url: string) => `'use strict';
(function () {
  var base = ${JSON.stringify(url)};
  var origin = new URL(base).origin;

  window.getInSiteFormJSON = function (options) {
    var place = document.getElementById(options.id);
    if (!place) throw new Error('inSite: there is no element ' + options.id);
    var query = new URLSearchParams({
      fuc: String(options.fuc || ''),
      terminal: String(options.terminal || ''),
      order: String(options.order || ''),
      idioma: String(options.idioma || options.idiomaInsite || '1'),
      button: String(options.buttonValue || ''),
      styleBody: String(options.styleBody || ''),
      styleBox: String(options.styleBox || ''),
      styleBoxText: String(options.styleBoxText || ''),
      styleButton: String(options.styleButton || ''),
      origin: window.location.origin
    });
    var frame = document.createElement('iframe');
    frame.id = 'redsys-hosted-pay-button';
    frame.title = 'Redsys';
    frame.src = base + '/sis/NC/sandbox/form?' + query;
    frame.setAttribute('width', '100%');
    frame.setAttribute('height', '296');
    frame.setAttribute('frameborder', '0');
    place.replaceChildren(frame);
  };

  window.storeIdOper = function (event, tokenField, errorField, isValid) {
    if (event.origin !== origin || !event.data || typeof event.data !== 'object') return;
    if (event.data.merchantValidation) {
      var answer = typeof isValid !== 'function' || isValid() !== false;
      event.source.postMessage({ isValid: answer }, origin);
    }
    if (event.data.idOper !== undefined) document.getElementById(tokenField).value = String(event.data.idOper);
    if (event.data.error !== undefined) document.getElementById(errorField).value = String(event.data.error);
  };
})();
`
